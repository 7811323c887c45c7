import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { copyLater } from '../copy-later.ts'
import { toast } from '../ui/toast/toasts.ts'
import { useToastIfLeft } from '../ui/toast/use-toast-if-left.ts'
import { type LinkedSection, listLinks, newLink, revokeLinks } from './link-calls.ts'

/** The links to the customer's page of a request, and the actions on them. */
export function useLinks(section: LinkedSection, id: number) {
  const queries = useQueryClient()
  const toastIfLeft = useToastIfLeft()
  const queryKey = [section, 'links', id]
  const onSettled = () => queries.invalidateQueries({ queryKey })
  const copy = useMutation({
    mutationFn: async () => {
      const made = newLink(section, id)
      const copied = copyLater(made)
      return { link: await made, isCopied: await copied }
    },
    // An earlier failure to revoke the links no longer matters.
    onMutate: (): void => revoke.reset(),
    onSettled,
  })
  const revoke = useMutation({
    mutationFn: () => revokeLinks(section, id),
    // A new link stays visible, as it is shown only once.
    onMutate: (): void => {
      if (copy.isError) copy.reset()
    },
    onSuccess: () => {
      copy.reset()
      toast(`No link opens the page of request #${id} any more.`)
    },
    onError: (error) => toastIfLeft(`The links of request #${id} were not revoked.`, error),
    onSettled,
  })
  return { live: useQuery({ queryKey, queryFn: ({ signal }) => listLinks(section, id, signal) }), copy, revoke }
}
