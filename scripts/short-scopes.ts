interface ScopePlugin {
  name: string
  apply: 'build'
  enforce: 'pre' | 'post'
  transform: (code: string, id: string) => string | null
}

const SCOPE = /data-astro-cid-([a-z0-9]{8})/g
const LENGTH = 3

/**
 * Shortens the names by which Astro ties styles to components: each stands hundreds of times in a page, half a kilobyte of
 * it compressed. Fails where two would become the same.
 */
export function shortScopes(): ScopePlugin[] {
  const shortened = new Map<string, string>()
  const transform = (code: string, id: string) => {
    if (!id.includes('.astro') || !code.includes('data-astro-cid-')) return null
    return code.replace(SCOPE, (_, scope: string) => {
      const short = scope.slice(0, LENGTH)
      const other = shortened.get(short) ?? scope
      if (other !== scope)
        throw new Error(`Scopes ${other} and ${scope} begin alike: raise LENGTH in scripts/short-scopes.ts.`)
      shortened.set(short, scope)
      return `data-c-${short}`
    })
  }
  // Styles are written at once, components once they are compiled.
  return [
    { name: 'short-scopes:styles', apply: 'build', enforce: 'pre', transform },
    { name: 'short-scopes:components', apply: 'build', enforce: 'post', transform },
  ]
}
