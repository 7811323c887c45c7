import {
  Activity,
  Bug,
  CalendarDays,
  Caravan,
  ChefHat,
  Gauge,
  Hammer,
  Images,
  LayoutDashboard,
  type LucideIcon,
  Mail,
  ShieldCheck,
  Store,
  Truck,
} from 'lucide-react'
import type { User } from '#contract/access/session'
import { type LazyComponent, lazyComponent } from './lazy-component.ts'
import type { SectionKey } from './section-key.ts'
import { maySee, type SectionPermission } from './session/access.ts'

/** What the portal can show: what it is called, who may see it, what it is. */
export interface Place {
  key: string
  label: string
  icon: LucideIcon
  permission: SectionPermission
  page: LazyComponent
}

/** A place of the portal with an address of its own. */
export interface Section extends Place {
  key: SectionKey
}

/** The portal's table of contents: navigation, routing and permission read it, in this order. */
export const sections: readonly Section[] = [
  {
    key: 'dashboard',
    label: 'Dashboard',
    icon: LayoutDashboard,
    permission: 'dashboard.view',
    page: lazyComponent(() => import('./dashboard/dashboard.tsx')),
  },
  {
    key: 'rental-trailers',
    label: 'Rental Trailers',
    icon: Caravan,
    permission: 'trailers.view',
    page: lazyComponent(() => import('./rental-trailers/rental-trailers.tsx')),
  },
  {
    key: 'custom-trailers',
    label: 'Custom Trailers',
    icon: Truck,
    permission: 'custom_trailers.view',
    page: lazyComponent(() => import('./custom-trailers/custom-trailers.tsx')),
  },
  {
    key: 'equipment',
    label: 'Equipment',
    icon: ChefHat,
    permission: 'equipment.view',
    page: lazyComponent(() => import('./equipment/equipment.tsx')),
  },
  {
    key: 'upload',
    label: 'Upload',
    icon: Images,
    permission: 'images.view',
    page: lazyComponent(() => import('./upload/upload.tsx')),
  },
  {
    key: 'rentals',
    label: 'Rentals',
    icon: CalendarDays,
    permission: 'rentals.view',
    page: lazyComponent(() => import('./rentals/rentals.tsx')),
  },
  {
    key: 'custom-builds',
    label: 'Custom Builds',
    icon: Hammer,
    permission: 'custom_builds.view',
    page: lazyComponent(() => import('./custom-builds/custom-builds.tsx')),
  },
  {
    key: 'business-info',
    label: 'Business Info',
    icon: Store,
    permission: 'business_info.view',
    page: lazyComponent(() => import('./business-info/business-info.tsx')),
  },
  {
    key: 'contact-requests',
    label: 'Contact Requests',
    icon: Mail,
    permission: 'contact.view',
    page: lazyComponent(() => import('./contact-requests/contact-requests.tsx')),
  },
  {
    key: 'admin-access',
    label: 'Admin Access',
    icon: ShieldCheck,
    permission: 'admin_access.view',
    page: lazyComponent(() => import('./admin-access/admin-access.tsx')),
  },
  {
    key: 'api-logs',
    label: 'API Logs',
    icon: Activity,
    permission: 'developer',
    page: lazyComponent(() => import('./logs/api-logs.tsx')),
  },
  {
    key: 'error-logs',
    label: 'Error Logs',
    icon: Bug,
    permission: 'developer',
    page: lazyComponent(() => import('./logs/error-logs.tsx')),
  },
  {
    key: 'system-status',
    label: 'System Status',
    icon: Gauge,
    permission: 'developer',
    page: lazyComponent(() => import('./system-status/system-status.tsx')),
  },
]

/** Preloads the section at `key`, while the server is still verifying the session. */
export function preloadSection(key: string): void {
  const section = key === '' ? sections[0] : sections.find((one) => one.key === key)
  // The error is shown where the section is rendered; this only loads ahead.
  section?.page.load().catch(() => {})
}

/** The sections a person may see. */
export function sectionsFor(person: User): readonly Section[] {
  return sections.filter(({ permission }) => maySee(person, permission))
}

/** Where a person starts if the address names no section: the dashboard, or the first one they may see. */
export function firstSection(person: User): Section | undefined {
  return sectionsFor(person)[0]
}
