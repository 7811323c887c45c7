/** The records of all pages of a list, read one after the other; `read` gets the cursor of each, '' for the first. */
export async function allPages<Page extends { nextCursor?: string | undefined }, Item>(
  read: (cursor: string) => Promise<Page>,
  itemsOf: (page: Page) => readonly Item[],
): Promise<Item[]> {
  const all: Item[] = []
  let cursor: string | undefined = ''
  while (cursor !== undefined) {
    const page: Page = await read(cursor)
    all.push(...itemsOf(page))
    cursor = page.nextCursor
  }
  return all
}
