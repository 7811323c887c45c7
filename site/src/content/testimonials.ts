/** What customers say; three, with five stars each (storefront specification, section 3). */
export const testimonials = [
  {
    name: 'Marisela Ortiz',
    business: 'La Güera Tacos, Tampa',
    text: 'The inspector walked in, looked up at the hood, nodded and signed. We served four hundred tacos that Saturday.',
    stars: 5,
  },
  {
    name: 'Darnell Pruitt',
    business: 'Second Line Smoke, Ocala',
    text: 'I rented the big one for a month to see if my ribs could carry a business. They could. Ours is being built now.',
    stars: 5,
  },
  {
    name: 'Hannah Kowalczyk',
    business: 'Drip & Crumb Coffee, Asheville',
    text: 'They moved one outlet on the drawing and it saved my mornings. It arrived in week nine, polished like a mirror.',
    stars: 5,
  },
] as const
