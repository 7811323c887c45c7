import type { TrailerInput } from '#contract/catalogue/trailer'
import { ON_BOARD } from './on-board.ts'
import type { DemoPicture } from './pictures.ts'

interface DemoTrailer extends Omit<TrailerInput, 'image_url'> {
  /** Names of the catalogue. */
  equipment: readonly string[]
  picture: DemoPicture
}

const scene = { variant: 'scene', ratio: '4:3' } as const

export const DEMO_TRAILERS: DemoTrailer[] = [
  {
    name: 'Bayshore Taco Kitchen',
    description:
      'A square 16-foot kitchen with two griddles and a long counter: made for a lunch line. Pulls up at a brewery, a school or a wedding and serves within the hour.',
    size: '5m',
    status: 'available',
    location: 'Tampa, Florida',
    rental_price_daily: 240,
    rental_price_weekly: 1250,
    rental_price_monthly: 3900,
    features: [
      'Two 36-inch griddles',
      'Three-compartment sink',
      'Fire suppression, inspected',
      '10-foot serving window',
      'Fresh water 40 gal',
      'LED menu lighting',
    ],
    equipment: ON_BOARD.tacos,
    picture: {
      filename: 'bayshore-taco-kitchen.jpg',
      drawing: {
        ...scene,
        shape: 'square',
        lengthM: 5,
        color: '#C1121C',
        scene: 'beach',
        menu: 'tacos',
        extras: ['menu-board', 'roof-vent', 'led-strip'],
      },
    },
  },
  {
    name: 'Gulf Breeze Coffee Bar',
    description:
      'A small aluminum bar for espresso, cold brew and pastry. Light enough for an SUV, quiet enough for a morning market, and people photograph it.',
    size: '4m',
    status: 'available',
    location: 'St. Petersburg, Florida',
    rental_price_daily: 190,
    rental_price_weekly: 980,
    rental_price_monthly: 2950,
    features: ['Two-group espresso machine', 'Under-counter ice maker', 'Pastry case', 'Hand sink and rinse sink'],
    equipment: ON_BOARD.coffee,
    picture: {
      filename: 'gulf-breeze-coffee-bar.jpg',
      drawing: {
        ...scene,
        shape: 'airstream',
        lengthM: 4,
        color: '#C9CED1',
        scene: 'market',
        menu: 'coffee',
        extras: ['menu-board', 'air-conditioner'],
      },
    },
  },
  {
    name: 'Ybor Smokehouse',
    description:
      'Twenty-three feet with a screened porch for the smoker and a cold line long enough for sides. The one to take when four hundred people come hungry.',
    size: '7m',
    status: 'available',
    location: 'Ybor City, Tampa',
    rental_price_daily: 380,
    rental_price_weekly: 2100,
    rental_price_monthly: 6800,
    features: [
      'Porch for a 500 lb smoker',
      'Six-burner range',
      'Two-door refrigerator',
      'Steam table, five wells',
      'Generator on the hitch',
    ],
    equipment: ON_BOARD.smokehouse,
    picture: {
      filename: 'ybor-smokehouse.jpg',
      drawing: {
        ...scene,
        shape: 'square',
        lengthM: 7,
        color: '#383E42',
        scene: 'city',
        menu: 'bbq',
        extras: ['generator', 'menu-board', 'speakers', 'roof-vent', 'extra-window'],
      },
    },
  },
  {
    name: 'Sunny Scoops',
    description:
      'A rounded retro trailer for ice cream and shaved ice, with a dipping cabinet that holds its cold through an August afternoon.',
    size: '4m',
    status: 'available',
    location: 'Clearwater, Florida',
    rental_price_daily: 175,
    rental_price_weekly: 0,
    rental_price_monthly: 2700,
    features: ['Eight-tub dipping cabinet', 'Soft-serve machine', 'Shave-ice machine'],
    equipment: ON_BOARD.scoops,
    picture: {
      filename: 'sunny-scoops.jpg',
      drawing: {
        ...scene,
        shape: 'retro',
        lengthM: 4,
        color: '#F2B33D',
        scene: 'park',
        menu: 'ice-cream',
        extras: ['menu-board', 'led-strip'],
      },
    },
  },
  {
    name: 'Riverwalk Burger Line',
    description: 'Charbroiler, two fryers and a pass wide enough for three people to work without bumping elbows.',
    size: '6m',
    status: 'rented',
    location: 'Tampa, Florida',
    rental_price_daily: 310,
    rental_price_weekly: 1680,
    rental_price_monthly: 5200,
    features: ['36-inch charbroiler', 'Two 40 lb fryers', 'Refrigerated prep table', 'Air conditioning'],
    equipment: ON_BOARD.burgers,
    picture: {
      filename: 'riverwalk-burger-line.jpg',
      drawing: {
        ...scene,
        shape: 'retro',
        lengthM: 6,
        color: '#0E5A63',
        scene: 'dusk',
        menu: 'burgers',
        extras: ['air-conditioner', 'led-strip', 'menu-board'],
      },
    },
  },
  {
    name: 'Green Bowl Garden',
    description: 'A cold kitchen for bowls, salads and juice: no hood, no fryer, runs on one household outlet.',
    size: '5m',
    status: 'maintenance',
    location: 'Tampa, Florida',
    rental_price_daily: 210,
    rental_price_weekly: 1100,
    rental_price_monthly: 0,
    features: ['Three prep tables', 'Juice press', 'Solar panel for the lights'],
    equipment: ON_BOARD.bowls,
    picture: {
      filename: 'green-bowl-garden.jpg',
      drawing: {
        ...scene,
        shape: 'airstream',
        lengthM: 5,
        color: '#0F4336',
        scene: 'park',
        menu: 'bowls',
        extras: ['solar-panel', 'menu-board'],
      },
    },
  },
]
