import { keepPreviousData } from '@tanstack/react-query'

/**
 * Options of a query that reads a list page by page, each from the cursor that the page before it returned, '' for the first; what
 * is shown stays until the response to another filter has come.
 */
export const PAGED = {
  initialPageParam: '',
  getNextPageParam: (page: { nextCursor?: string | undefined }) => page.nextCursor,
  placeholderData: keepPreviousData,
}
