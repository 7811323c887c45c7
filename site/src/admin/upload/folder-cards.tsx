import { Folder, FolderOpen, Images } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import type { ImageFolder } from '#contract/picture/image'
import { pluralized } from '#contract/text/pluralized'
import { type LibraryAddress, libraryHref } from './address.ts'
import css from './folder-cards.module.css'

interface Props {
  address: LibraryAddress
  folders: readonly ImageFolder[]
}

/** The folders with their counts; one of them, or all, is what the grid shows. */
export function FolderCards({ address, folders }: Props) {
  const total = folders.reduce((sum, folder) => sum + folder.imageCount, 0)
  const { folder } = address
  const cards = useRef<HTMLElement>(null)
  // The open folder of a shared address may be out of sight. Only once: to move what is pressed would be a surprise.
  useLayoutEffect(() => {
    cards.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [])
  const all = { name: 'All folders', path: '', imageCount: total }
  return (
    <nav ref={cards} aria-label="Folders" className={css.folders}>
      <ul className={css.list}>
        {[all, ...folders].map(({ name, path, imageCount }) => {
          const isOpen = path === folder
          const Icon = path === '' ? Images : isOpen ? FolderOpen : Folder
          return (
            <li key={path}>
              <a
                className={css.folder}
                href={libraryHref({ ...address, folder: path, edit: null })}
                aria-current={isOpen ? 'true' : undefined}
              >
                <Icon className={css.icon} aria-hidden="true" size={20} />
                <span className={css.name}>{name}</span>
                <span className={css.count}>{pluralized(imageCount, 'image')}</span>
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
