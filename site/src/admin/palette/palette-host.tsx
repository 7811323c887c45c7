import { useStore } from '@nanostores/react'
import { type ComponentType, useEffect, useState } from 'react'
import { $paletteOpen } from '../shell/overlay-state.ts'
import { PartUnavailable } from '../shell/part-unavailable.tsx'
import { isShortcut } from '../ui/is-shortcut.ts'

/** Prefetched after this delay, so that it opens instantly. */
const AHEAD_MS = 2000

const close = () => $paletteOpen.set(false)

/** Listens for Ctrl K or ⌘K and shows the palette; never over a dialog, since it would lead away from unfinished work. */
export function PaletteHost() {
  const open = useStore($paletteOpen)
  const Palette = usePalette(open)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!isShortcut(event, 'k')) return
      event.preventDefault()
      if ($paletteOpen.get()) close()
      else if (!document.querySelector('dialog:modal')) $paletteOpen.set(true)
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  return open && Palette && <Palette onClose={close} />
}

// Not with Suspense, whose delay would lose the first letters typed.
function usePalette(open: boolean): ComponentType<{ onClose: () => void }> | null {
  const [part, setPart] = useState<ComponentType<{ onClose: () => void }> | null>(null)
  useEffect(() => {
    if (part) return
    const fetching = setTimeout(
      () =>
        import('./palette.tsx').then(
          ({ Palette }) => setPart(() => Palette),
          () => open && setPart(() => PartUnavailable),
        ),
      open ? 0 : AHEAD_MS,
    )
    return () => clearTimeout(fetching)
  }, [open, part])
  return part
}
