/** What every kitchen on wheels needs to pass an inspection and to open. */
const BASICS = [
  'Three-compartment sink, compact',
  'Hand-wash sink',
  'Fresh water tank 40 gal',
  'Waste water tank 50 gal',
  'Water pump',
  'Fire extinguisher, ABC',
  'Breaker panel, 12 circuits',
  'Outlet set, six duplex',
  'LED ceiling lights, pair',
  'Point-of-sale set',
  'Awning',
  'Menu board',
]
/** What cooking over a flame or in fat needs in addition. */
const FIRE = [
  'Water heater, tankless gas',
  "Exhaust hood 5'",
  'Fire suppression system',
  'Fire extinguisher, Class K',
  'Gas leak and CO alarm',
  'Propane system, two tanks',
  'Inverter generator 7 kW',
]
/** The same for a kitchen that runs only on electricity. */
const CURRENT = ['Water heater, electric 6 gal', 'Shore power inlet 50 A', 'Generator 12 kW, built in']

/** Businesses a first build can start from; `needs` names the equipment to choose, as far as it is on offer. */
export const buildConcepts = [
  {
    key: 'tacos',
    label: 'Tacos',
    scene: 'market',
    menu: 'tacos',
    needs: [
      ...BASICS,
      ...FIRE,
      'Shore power inlet 50 A',
      'Flat-top griddle 24"',
      'Tortilla grill press',
      'Food warmer, three wells',
      'Sandwich prep table 48"',
      'Under-counter refrigerator 27"',
    ],
  },
  {
    key: 'coffee',
    label: 'Coffee',
    scene: 'city',
    menu: 'coffee',
    needs: [
      ...BASICS,
      ...CURRENT,
      'Espresso machine, two groups',
      'Coffee grinder, on demand',
      'Batch coffee brewer',
      'Cold brew tap, two lines',
      'Under-counter refrigerator 48"',
      'Ice maker, under-counter',
      'Countertop display refrigerator',
      'Cup and lid dispenser',
    ],
  },
  {
    key: 'barbecue',
    label: 'Barbecue',
    scene: 'park',
    menu: 'bbq',
    needs: [
      ...BASICS,
      ...FIRE,
      'Shore power inlet 30 A',
      'Smoker, cabinet type',
      'Charbroiler 24"',
      'Steam table, five wells',
      'Reach-in refrigerator, one door',
      'Work table 48", stainless',
      'Food warmer, three wells',
      'Meat slicer 10"',
    ],
  },
  {
    key: 'ice-cream',
    label: 'Ice cream',
    scene: 'beach',
    menu: 'ice-cream',
    needs: [
      ...BASICS,
      ...CURRENT,
      'Soft-serve machine, twin flavor',
      'Ice-cream dipping cabinet, 8 tubs',
      'Under-counter freezer 27"',
      'Under-counter refrigerator 27"',
      'Sneeze guard',
      'Cup and lid dispenser',
    ],
  },
  {
    key: 'burgers',
    label: 'Burgers',
    scene: 'city',
    menu: 'burgers',
    needs: [
      ...BASICS,
      ...FIRE,
      'Shore power inlet 30 A',
      'Flat-top griddle 36"',
      'Deep fryer 40 lb',
      'Sandwich prep table 48"',
      'Under-counter freezer 27"',
      'Heat lamp, double',
    ],
  },
] as const satisfies readonly Concept[]

interface Concept {
  key: string
  label: string
  /** The drawing's names for the scene and for what is on the counter. */
  scene: string
  menu: string
  needs: readonly string[]
}

export type BuildConcept = (typeof buildConcepts)[number]
