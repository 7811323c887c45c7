import type { CustomTrailerInput } from '#contract/catalogue/custom-trailer'
import type { DemoPicture } from './pictures.ts'

interface DemoModel extends Omit<CustomTrailerInput, 'image_url'> {
  picture: DemoPicture
}

const common = { status: 'available', available_equipment: [] } satisfies Partial<DemoModel>
const scene = { variant: 'scene', ratio: '4:3' } as const

export const DEMO_MODELS: DemoModel[] = [
  {
    ...common,
    name: "Square 16'",
    description:
      'Straight walls and a flat roof: the most kitchen for the length. Three people work side by side, and the hood goes wherever the fire is.',
    dimensions: "16' × 7' × 7'6\"",
    price: 14_450,
    sizes: ['4m', '5m', '6m'],
    features: [
      'Welded steel frame on tandem axles',
      'Insulated walls with stainless lining',
      '10-foot service window with awning',
      'Three-compartment sink and hand sink',
      '50 A shore power inlet',
      'LED lighting inside and out',
    ],
    picture: {
      filename: 'square-16.jpg',
      drawing: { ...scene, shape: 'square', lengthM: 4.9, color: '#007CB0', scene: 'city', extras: ['roof-vent'] },
    },
  },
  {
    ...common,
    name: "Airstream 18'",
    description:
      'A riveted aluminum shell that draws a line of its own. Round on the outside, square where you cook: the counters run straight from end to end.',
    dimensions: "18' × 7'6\" × 8'",
    price: 16_350,
    sizes: ['5m', '6m', '7m'],
    features: [
      'Polished aluminum shell',
      'Rounded end windows',
      'Straight galley with stainless counters',
      'Gas locker on the hitch',
      'Roof air conditioning',
    ],
    picture: {
      filename: 'airstream-18.jpg',
      drawing: {
        ...scene,
        shape: 'airstream',
        lengthM: 5.5,
        color: '#C9CED1',
        scene: 'beach',
        menu: 'burgers',
        extras: ['air-conditioner', 'led-strip'],
      },
    },
  },
  {
    ...common,
    name: "Retro 20'",
    description:
      'The two-tone canned-ham look of the fifties with a commercial kitchen behind it. The longest of the three, with room for a second window.',
    dimensions: "20' × 7'6\" × 8'",
    price: 16_550,
    sizes: ['5m', '6m', '7m', '8m'],
    features: [
      'Two-tone body in any RAL color',
      'Second service window',
      'Six-foot hood with fire suppression',
      'Walk-in refrigerator at the rear',
      'Menu board and string lights',
      '100-gallon fresh water',
      'Generator shelf on the hitch',
    ],
    picture: {
      filename: 'retro-20.jpg',
      drawing: {
        ...scene,
        shape: 'retro',
        lengthM: 6.1,
        color: '#98D8C8',
        scene: 'park',
        menu: 'ice-cream',
        extras: ['menu-board', 'extra-window', 'led-strip'],
      },
    },
  },
]
