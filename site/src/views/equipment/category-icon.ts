import type { PublicEquipment } from '#contract/catalogue/equipment'
import { ICON_NAMES, type IconName } from '#contract/catalogue/icon-names'

type CategoryIcon = { kind: 'icon'; name: IconName } | { kind: 'image'; src: string }

// The first match wins: “Lighting & power” has a lamp, “Fire safety” a shield.
const GUESSES: readonly [RegExp, IconName][] = [
  [/safe|fire|secur|extinguish|first aid|alarm/, 'Shield'],
  [/light|\bled\b|lamp|audio|sound|sign/, 'Lightbulb'],
  [/power|electr|generator|solar|batter|energy/, 'Zap'],
  [/sink|wash|water|plumb|clean|hygien|bath|sanit/, 'Bath'],
  [/cook|grill|fry|oven|kitchen|baking|heat|chef/, 'ChefHat'],
  [/serv|coffee|drink|beverage|espresso|food|prep|small ?ware|utensil|dining/, 'Utensils'],
  [/furnitur|seat|interior|counter|cabinet|comfort|climate/, 'Sofa'],
  [/exterior|outside|chassis|tow|wheel|body|vehicle|trailer|hitch/, 'Car'],
  [/tool|install|gas|propane|vent|hood|maintenance|hardware/, 'Wrench'],
]

/** The icon staff gave a category, read from its pieces; null where there is none. */
export function staffIcon(items: readonly Pick<PublicEquipment, 'category_icon'>[]): string | null {
  return items.find(({ category_icon }) => category_icon?.trim())?.category_icon ?? null
}

/** A category's icon: the one staff gave it, else a guess from its name, else “Package”. */
export function categoryIcon(category: string, icon: string | null): CategoryIcon {
  const given = icon?.trim() ?? ''
  const named = ICON_NAMES.find((name) => name.toLowerCase() === given.toLowerCase())
  if (named) return { kind: 'icon', name: named }
  if (/^(\/(?!\/)|https:\/\/)/.test(given)) return { kind: 'image', src: given }
  const wanted = category.toLowerCase()
  return { kind: 'icon', name: GUESSES.find(([words]) => words.test(wanted))?.[1] ?? 'Package' }
}
