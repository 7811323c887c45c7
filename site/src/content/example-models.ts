import type { PublicCustomTrailer } from '#contract/catalogue/custom-trailer'
import { PLACEHOLDER_IMAGE } from '#contract/picture/placeholder-image'

const common = {
  status: 'available',
  sizes: ['4m', '5m', '6m'],
  available_equipment: [],
} satisfies Partial<PublicCustomTrailer>

/** Shown, marked as examples, when the real models cannot be read (storefront specification, section 3). */
export const exampleModels: PublicCustomTrailer[] = [
  {
    ...common,
    id: 1,
    name: "Square 16'",
    image_url: '/imgs/4.jpg',
    dimensions: "16' × 7'",
    price: 14_450,
    description: 'Straight walls and a flat roof: the most kitchen for the length.',
    features: ['Welded steel frame', 'Stainless lining', 'Service window with awning', 'Three-compartment sink'],
  },
  {
    ...common,
    id: 2,
    name: "Airstream 18'",
    image_url: PLACEHOLDER_IMAGE,
    dimensions: "18' × 7'6\"",
    price: 16_350,
    description: 'A riveted aluminum shell, round on the outside and square where you cook.',
    features: ['Polished aluminum shell', 'Rounded end windows', 'Straight galley', 'Roof air conditioning'],
  },
  {
    ...common,
    id: 3,
    name: "Retro 20'",
    image_url: PLACEHOLDER_IMAGE,
    dimensions: "20' × 7'6\"",
    price: 16_550,
    description: 'The two-tone look of the fifties with a commercial kitchen behind it.',
    features: ['Two-tone body in any RAL color', 'Second service window', 'Six-foot hood', 'Menu board'],
  },
]
