import type { BuildStatus, RalCode } from '#contract/requests/custom-build'

/** A build request of the demo data. */
export interface DemoBuild {
  /** Place of the model among the demo models, counted from 1. */
  model: number
  size: string
  color: RalCode
  /** Names of the catalogue. */
  equipment: readonly string[]
  status: BuildStatus
  customer: readonly [name: string, email: string, phone: string, company?: string]
  /** Days ago it was sent. */
  sent: number
  timeline?: string
  delivery?: string
  wishes?: string
  notes?: string
  reason?: string
  /** Dollars. */
  finalPrice?: number
}

const plumbing = ['Hand-wash sink', 'Fresh water tank 40 gal', 'Waste water tank 50 gal', 'Water pump']
const fire = ["Exhaust hood 5'", 'Fire suppression system', 'Fire extinguisher, Class K', 'Stainless wall lining']

export const DEMO_BUILDS: readonly DemoBuild[] = [
  {
    model: 3,
    size: '6m',
    color: 'RAL 3020',
    equipment: [
      'Flat-top griddle 36"',
      'Deep fryer 40 lb',
      'Sandwich prep table 48"',
      'Reach-in refrigerator, one door',
      'Three-compartment sink',
      ...plumbing,
      ...fire,
      'Propane system, two tanks',
      'Shore power inlet 50 A',
      'Menu board',
      'Awning',
    ],
    status: 'completed',
    customer: ['Carla Jiménez', 'carla@example.org', '(813) 555-0119', 'La Esquina de Carla'],
    sent: 118,
    delivery: '2210 E 7th Avenue, Tampa, FL 33605',
    finalPrice: 31_900,
  },
  {
    model: 2,
    size: '5m',
    color: 'RAL 9016',
    equipment: [
      'Espresso machine, two groups',
      'Coffee grinder, on demand',
      'Batch coffee brewer',
      'Under-counter refrigerator 48"',
      'Three-compartment sink, compact',
      ...plumbing,
      'Water filter, two stages',
      'Generator 12 kW, built in',
      'Shore power inlet 50 A',
      'Rooftop air conditioner',
      'LED strip light',
    ],
    status: 'in_progress',
    customer: ['Noah Lindqvist', 'noah@example.org', '(727) 555-0133', 'Second Wave Coffee'],
    sent: 37,
    timeline: 'Before the farmers’ markets open in spring',
    wishes: 'The grinder on the left of the machine, please: all of us are used to it that way.',
    notes: 'Shell is in the shop. Electrician comes on the second Tuesday.',
    finalPrice: 27_450,
  },
  {
    model: 1,
    size: '6m',
    color: 'RAL 7016',
    equipment: [
      'Charbroiler 24"',
      'Flat-top griddle 24"',
      'Double deep fryer 2 × 25 lb',
      'Refrigerated chef base 52"',
      'Under-counter freezer 27"',
      'Three-compartment sink',
      ...plumbing,
      "Exhaust hood 8'",
      'Make-up air unit',
      'Fire suppression system',
      'Fire extinguisher, Class K',
      'Propane system, two tanks',
      'Speakers',
    ],
    status: 'in_progress',
    customer: ['Deshawn Whitaker', 'deshawn@example.org', '(813) 555-0193', 'Whitaker Smash'],
    sent: 22,
    timeline: '8 to 10 weeks is fine',
    finalPrice: 29_800,
  },
  {
    model: 3,
    size: '8m',
    color: 'RAL 9005',
    equipment: [
      'Smoker, cabinet type',
      'Custom porch with railing',
      'Steam table, five wells',
      'Walk-in cooler',
      ...fire,
    ],
    status: 'rejected',
    customer: ['Hank Pruitt', 'hank.pruitt@example.org', '(352) 555-0150'],
    sent: 15,
    timeline: 'Within four weeks',
    reason:
      'Four weeks are not enough for a porch and a cold room. We would be glad to plan it with you when the season is over.',
  },
  {
    model: 1,
    size: '5m',
    color: 'RAL 6018',
    equipment: [
      'Work table 72", stainless',
      'Citrus juicer, automatic',
      'Blender, sound cover',
      'Glass-door drinks cooler',
      'Three-compartment sink, compact',
      ...plumbing,
      'Shore power inlet 30 A',
      'Solar panel',
      'Battery bank 5 kWh',
      'Additional serving window',
    ],
    status: 'approved',
    customer: ['Priya Raman', 'priya.raman@example.org', '(813) 555-0178', 'Green Glass Juice'],
    sent: 9,
    notes: 'Deposit received. Waiting for the artwork of the wrap.',
    finalPrice: 22_300,
  },
  {
    model: 2,
    size: '6m',
    color: 'RAL 5015',
    equipment: [
      'Soft-serve machine, twin flavor',
      'Ice-cream dipping cabinet, 8 tubs',
      'Chest freezer 200 l',
      'Waffle maker, double',
      'Three-compartment sink',
      ...plumbing,
      'Generator 12 kW, built in',
      'Menu board',
      'LED strip light',
      'Speakers',
    ],
    status: 'pending',
    customer: ['Sofía Delgado', 'sofia.delgado@example.org', '(656) 555-0172', 'Helados Delgado'],
    sent: 4,
    wishes: 'Does the blue go with the aluminum, or is only the front painted? A drawing would help us decide.',
  },
  {
    model: 1,
    size: '4m',
    color: 'RAL 2004',
    equipment: [
      'Vertical broiler',
      'Tortilla grill press',
      'Sandwich prep table 48"',
      ...plumbing,
      ...fire,
      'Roof vent',
    ],
    status: 'pending',
    customer: ['Ana Lucía Reyes', 'ana.reyes@example.org', '(813) 555-0111'],
    sent: 2,
    timeline: 'By the end of next month if it can be done',
    delivery: '912 W Platt Street, Tampa, FL 33606',
  },
  {
    model: 3,
    size: '7m',
    color: 'RAL 6005',
    equipment: [
      'Deck pizza oven, gas',
      'Pizza prep table 60"',
      'Stand mixer 10 qt',
      'Dough press 16"',
      'Reach-in refrigerator, two doors',
      'Three-compartment sink',
      ...plumbing,
      ...fire,
      'Propane system, two tanks',
      'Point-of-sale set',
    ],
    status: 'pending',
    customer: ['Marcus Bell', 'marcus@example.org', '(727) 555-0164', 'Bell & Sons Pizza'],
    sent: 0,
  },
]
