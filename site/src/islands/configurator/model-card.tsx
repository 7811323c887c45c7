import type { ComponentProps } from 'react'
import type { PublicCustomTrailer } from '#contract/catalogue/custom-trailer'
import { PLACEHOLDER_IMAGE } from '#contract/picture/placeholder-image'
import { sizeBadge, startingPrice } from '../../views/build/model.ts'
import { sizedPicture } from '../../views/picture/sized.ts'
import styles from './model-cards.module.css'

interface Props {
  model: PublicCustomTrailer
  choice: Pick<ComponentProps<'input'>, 'checked' | 'onChange'>
}

/** A model as a radio button with its picture. */
export function ModelCard({ model, choice }: Props) {
  const { id, name, description, image_url, price } = model
  return (
    <label className={styles.model}>
      <img
        loading="lazy"
        src={sizedPicture(image_url || PLACEHOLDER_IMAGE, 320)}
        alt=""
        width={320}
        height={240}
        decoding="async"
        fetchPriority="low"
        data-fallback={PLACEHOLDER_IMAGE}
      />
      <span className={styles.about}>
        <span className={styles.name}>
          <input
            type="radio"
            name="model"
            value={id}
            autoComplete="off"
            aria-labelledby={`model-${id}-name`}
            aria-describedby={`model-${id}-price model-${id}-text`}
            {...choice}
          />
          <span id={`model-${id}-name`}>{name}</span>
        </span>
        <span id={`model-${id}-price`} className={styles.price}>
          {startingPrice(price)}
          <small>{sizeBadge(model)}</small>
        </span>
        <span id={`model-${id}-text`} className={styles.text}>
          {description}
        </span>
      </span>
    </label>
  )
}
