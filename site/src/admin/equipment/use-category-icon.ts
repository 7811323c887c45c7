import { useMutation, useMutationState } from '@tanstack/react-query'
import { useState } from 'react'
import { CategoryIconInput, type EquipmentCategory } from '#contract/catalogue/equipment'
import { anySignal } from '../api/any-signal.ts'
import { ApiError, isStale } from '../api/api-error.ts'
import { uploadImage } from '../library/upload.ts'
import { isolated } from '../ui/dialog/isolated.ts'
import { imageProblem, UPLOAD_MS } from '../ui/form/image-rules.ts'
import { toast } from '../ui/toast/toasts.ts'
import { useToastIfLeft } from '../ui/toast/use-toast-if-left.ts'
import { setCategoryIcon } from './calls.ts'
import { iconUpdateFailure, iconUploadFailure } from './icon-rules.ts'
import { useEquipmentReload } from './queries.ts'

const FOLDER = 'equipment'
const SAVE = ['category-icon'] as const

/** Whether the icon of a category is being stored, and whether the latest attempt has failed. */
export function useIconSaves(): { isSaving: boolean; hasFailed: boolean } {
  const saves = useMutationState({ filters: { mutationKey: SAVE }, select: ({ state }) => state.status })
  return { isSaving: saves.includes('pending'), hasFailed: saves.at(-1) === 'error' }
}

// The latest file for each category: it is sent on after its dialog is closed.
const sending = new Map<string, AbortController>()

/** Shows `icon` as the draft; with `instead` only in the place of that one, and not of one chosen meanwhile. */
export type OnDraft = (icon: string, instead?: string) => void

/**
 * Stores the icon of a category instead of the one that is shown; a file goes to the library first, and its address becomes the icon
 * at once.
 */
export function useCategoryIcon(
  { category, icon: shown }: Pick<EquipmentCategory, 'category' | 'icon'>,
  onDraft: OnDraft,
) {
  const reload = useEquipmentReload()
  const toastIfLeft = useToastIfLeft()
  const [progress, setProgress] = useState(0)
  const [refused, setRefused] = useState('')
  const save = useMutation({
    mutationKey: SAVE,
    mutationFn: ({ icon }: { icon: string | null; draft: string }) =>
      setCategoryIcon({ ...checked(category, icon), instead_of: shown }),
    onSuccess: async ({ icon }, { draft }) => {
      await reload()
      onDraft(icon ?? '', draft)
      toast(icon === null ? `Icon of ${isolated(category)} removed.` : `Icon of ${isolated(category)} updated.`)
    },
    onError: (error) => {
      toastIfLeft(`${isolated(category)}: ${iconUpdateFailure(error)}`)
      // Theirs is shown beside the reason, and may be replaced knowingly.
      if (isStale(error)) void reload()
    },
  })
  const upload = useMutation({
    mutationFn: (file: File) => {
      const mine = new AbortController()
      sending.set(category, mine)
      const signal = anySignal(mine.signal, AbortSignal.timeout(UPLOAD_MS))
      return uploadImage(FOLDER, file, { field: 'icon', onProgress: setProgress, signal })
    },
    onSuccess: ({ imageUrl }) => {
      onDraft(imageUrl)
      save.mutate({ icon: imageUrl, draft: imageUrl })
    },
    onError: (error) => {
      // Given up for what was chosen later.
      if (error.name !== 'AbortError') toastIfLeft(`${isolated(category)}: ${iconUploadFailure(error)}`)
    },
  })
  // A file that arrives later would replace what is chosen now.
  const giveUpFile = () => sending.get(category)?.abort()
  const start = () => {
    giveUpFile()
    setRefused('')
    setProgress(0)
    save.reset()
    upload.reset()
  }
  return {
    /** Why the last attempt failed, or ''. */
    failure: refused || failureOf(upload, save),
    saving: save.isPending,
    /** Shows `icon` as the draft, to be saved later. */
    choose: (icon: string) => {
      giveUpFile()
      if (upload.isPending) upload.reset()
      onDraft(icon)
    },
    save: (icon: string | null, draft: string) => {
      start()
      save.mutate({ icon, draft })
    },
    upload: {
      /** How much is sent, 0 to 1; `null` while nothing is. */
      progress: upload.isPending ? progress : null,
      send: (file: File) => {
        start()
        const problem = imageProblem(file)
        if (problem) setRefused(iconUploadFailure(problem))
        else upload.mutate(file)
      },
    },
  }
}

function failureOf(upload: { error: Error | null }, save: { error: Error | null }): string {
  if (upload.error) return iconUploadFailure(upload.error)
  return save.error ? iconUpdateFailure(save.error) : ''
}

// Checked here too, so that a wrong icon is refused without a call.
function checked(category: string, icon: string | null): CategoryIconInput {
  const { data, error } = CategoryIconInput.safeParse({ category, icon })
  if (!data) throw new ApiError(400, error.issues[0]?.message ?? '')
  return data
}
