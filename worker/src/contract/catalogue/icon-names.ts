/** Names of icons that a category can have (admin specification, section 2). */
export const ICON_NAMES = [
  'ChefHat',
  'Zap',
  'Wrench',
  'Car',
  'Utensils',
  'Sofa',
  'Bath',
  'Lightbulb',
  'Shield',
  'Package',
] as const

/** The name of such an icon. */
export type IconName = (typeof ICON_NAMES)[number]
