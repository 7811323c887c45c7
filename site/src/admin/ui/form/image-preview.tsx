import { ImageOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { pictureSource } from '../../../views/picture/source.ts'
import css from './image-input.module.css'

const PAUSE_MS = 400

/** The picture at an address, or a plain background where there is none. */
export function ImagePreview({ address: typed }: { address: string }) {
  const address = useSettled(typed)
  const [broken, setBroken] = useState('')
  // An original of the library may have as much as 15 MB.
  const { src, srcset } = pictureSource(address)
  const shows = address !== '' && broken !== address
  return (
    <div className={css.preview}>
      {shows ? (
        <img
          src={src}
          srcSet={srcset}
          sizes="160px"
          alt="Preview"
          width={160}
          height={120}
          onError={() => setBroken(address)}
        />
      ) : (
        <span className={css.none}>
          <ImageOff aria-hidden="true" size={22} />
          {address ? 'No image at this address' : 'No image'}
        </span>
      )}
    </div>
  )
}

// Waits until typing pauses, so that no half-typed address is requested.
function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    const pausing = setTimeout(() => setSettled(typed), PAUSE_MS)
    return () => clearTimeout(pausing)
  }, [typed])
  return typed === '' ? '' : settled
}
