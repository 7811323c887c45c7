import { paths } from '../../paths.ts'
import { absolute, type Site, type Thing } from './json-ld.ts'

interface Crumb {
  name: string
  path: string
}

/** The path to a page, https://schema.org/BreadcrumbList. */
export interface BreadcrumbList extends Thing {
  '@type': 'BreadcrumbList'
  itemListElement: { '@type': 'ListItem'; position: number; name: string; item: string }[]
}

/** The path from the home page to a page, which comes last in `crumbs`. */
export function breadcrumbs(site: Site, ...crumbs: Crumb[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: paths.home }, ...crumbs].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute(path, site),
    })),
  }
}
