import {
  Bath,
  Car,
  ChefHat,
  Lightbulb,
  type LucideIcon,
  Package,
  Shield,
  Sofa,
  Utensils,
  Wrench,
  Zap,
} from 'lucide-react'
import { useState } from 'react'
import type { IconName } from '#contract/catalogue/icon-names'
import { categoryIcon } from './category-icon.ts'
import css from './category-icon-image.module.css'

// An icon name of the contract that is missing here does not compile.
const ICONS: Record<IconName, LucideIcon> = {
  ChefHat,
  Zap,
  Wrench,
  Car,
  Utensils,
  Sofa,
  Bath,
  Lightbulb,
  Shield,
  Package,
}

interface Props {
  category: string
  /** What staff gave it: the name of an icon, the URL of a picture, or nothing. */
  icon: string | null
  size: number
}

/** A category's icon or picture, or a guess from its name if there is none or the picture is broken. */
export function CategoryIcon({ category, icon, size }: Props) {
  const [broken, setBroken] = useState('')
  const shown = categoryIcon(category, broken && broken === icon ? null : icon)
  if (shown.kind === 'image') {
    return (
      <img
        className={css.picture}
        src={shown.src}
        alt=""
        width={size}
        height={size}
        loading="lazy"
        onError={() => setBroken(icon ?? '')}
      />
    )
  }
  const Icon = ICONS[shown.name]
  return <Icon aria-hidden="true" size={size} strokeWidth={1.75} />
}
