import { Copy, Unlink } from 'lucide-react'
import { useRef, useState } from 'react'
import { momentInWords } from '#domain/moments'
import { adviceOf } from '../api/api-error.ts'
import { AddressField } from '../ui/address-field.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog, DialogActions } from '../ui/dialog/dialog.tsx'
import { Skeleton } from '../ui/list/skeleton.tsx'
import { Loaded } from '../ui/state/loaded.tsx'
import { Notice } from '../ui/state/notice.tsx'
import { useFocusFallback } from '../ui/use-focus-fallback.ts'
import { useFeed, useFeedChange } from './queries.ts'
import css from './subscribe.module.css'

/** The user's own address of the rentals for a calendar program: created, shown once, and revoked. */
export function SubscribeDialog({ onClose }: { onClose: () => void }) {
  const feed = useFeed()
  const { make, end } = useFeedChange()
  const failed = make.error ?? end.error
  // Creating an address and revoking it remove the button that did it.
  const words = useFocusFallback<HTMLDivElement>(`${make.data?.url} ${feed.data?.created_at}`)
  return (
    <Dialog title="Subscribe to the rentals" size="lg" onClose={onClose}>
      <div ref={words} tabIndex={-1} className={css.words}>
        <p>
          Your calendar (Google, Apple, Outlook) can show the rentals and keep them up to date. Add the address there as
          a subscription. It is yours alone: whoever has it can read names, phone numbers and dates. It ends when your
          password is changed.
        </p>
        {failed && <Notice tone="stop">{adviceOf(failed)}</Notice>}
        <Loaded
          query={feed}
          failed="Your subscription could not be loaded"
          skeleton={<Skeleton label="Loading your subscription" rows={1} />}
        >
          {(known) =>
            make.data ? <Address url={make.data.url} /> : <p className={css.state}>{stateInWords(known)}</p>
          }
        </Loaded>
      </div>
      <DialogActions>
        {feed.data && (
          <Button kind="plain-stop" icon={Unlink} busy={end.isPending} onClick={() => end.mutate()}>
            Revoke
          </Button>
        )}
        <Button onClick={onClose}>Close</Button>
        {!make.data && feed.data !== undefined && (
          <Button kind="go" busy={make.isPending} onClick={() => make.mutate()}>
            {feed.data ? 'Make a new address' : 'Make an address'}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}

function stateInWords(feed: { created_at: string } | null): string {
  if (!feed) return 'You have no address yet.'
  return `You have an address since ${momentInWords(feed.created_at)}. It was shown once and cannot be shown again; a new one ends it.`
}

function Address({ url }: { url: string }) {
  const field = useRef<HTMLInputElement>(null)
  const [outcome, setOutcome] = useState('')
  const copy = async () => {
    field.current?.select()
    try {
      await navigator.clipboard.writeText(url)
      setOutcome('Copied.')
    } catch {
      // Refused by the browser: the selected text can be copied by hand.
      setOutcome('Press Ctrl+C or ⌘C to copy it.')
    }
  }
  return (
    <div className={css.address}>
      <AddressField label="Your address. Copy it now: it is not shown again." address={url} field={field}>
        <Button icon={Copy} onClick={copy}>
          Copy
        </Button>
      </AddressField>
      <p className={css.outcome} role="status">
        {outcome}
      </p>
    </div>
  )
}
