import type { PublicTrailer } from '#contract/catalogue/trailer'
import { PLACEHOLDER_IMAGE } from '#contract/picture/placeholder-image'

const common = {
  status: 'available',
  location: 'Tampa, Florida',
  equipment: [],
} satisfies Partial<PublicTrailer>

/** Shown, marked as examples, on the home page when the real rentals cannot be read. */
export const exampleRentals: PublicTrailer[] = [
  {
    ...common,
    id: 1,
    image_url: '/imgs/4.jpg',
    name: 'Street Kitchen',
    description: 'A square 16-foot trailer with griddle, fryer and a long counter: room for two cooks and a cashier.',
    size: '5m',
    rental_price_daily: 220,
    rental_price_weekly: 1200,
    rental_price_monthly: 3800,
    features: ['Griddle and fryer', 'Three-compartment sink', 'Fire suppression', 'Serving window with awning'],
  },
  {
    ...common,
    id: 2,
    image_url: PLACEHOLDER_IMAGE,
    name: 'Coffee Bar',
    description: 'A 13-foot retro trailer for coffee and pastry, light to tow and quick to open.',
    size: '4m',
    rental_price_daily: 180,
    rental_price_weekly: 950,
    rental_price_monthly: 2900,
    features: ['Espresso counter', 'Under-counter fridge', 'Hand sink'],
  },
]
