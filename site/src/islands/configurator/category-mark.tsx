import { Bath, Car, ChefHat, Lightbulb, Package, Shield, Sofa, Utensils, Wrench, Zap } from 'lucide-react'
import type { CategoryIcon } from '../../views/category-icon.ts'

const MARKS = { ChefHat, Zap, Wrench, Car, Utensils, Sofa, Bath, Lightbulb, Shield, Package }

/** The icon or picture of a category. */
export function CategoryMark({ icon }: { icon: CategoryIcon }) {
  if (icon.kind === 'image') return <img src={icon.src} alt="" width={28} height={28} loading="lazy" />
  const Mark = MARKS[icon.name]
  return <Mark size={24} strokeWidth={1.7} aria-hidden="true" />
}
