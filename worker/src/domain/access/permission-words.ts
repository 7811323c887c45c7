import type { PermissionEntry } from '#contract/access/account'
import { hasPermission, PERMISSIONS, type Permission } from './permissions.ts'

interface Words {
  category: string
  description: string
}

const WORDS: Readonly<Record<Permission, Words>> = {
  'dashboard.view': { category: 'Dashboard', description: 'See the dashboard' },
  'trailers.view': { category: 'Rental Trailers', description: 'See the rental trailers' },
  'trailers.manage': { category: 'Rental Trailers', description: 'Add, change and delete rental trailers' },
  'custom_trailers.view': { category: 'Custom Trailers', description: 'See the custom trailers' },
  'custom_trailers.manage': { category: 'Custom Trailers', description: 'Add, change and delete custom trailers' },
  'equipment.view': { category: 'Equipment', description: 'See the equipment and its categories' },
  'equipment.manage': { category: 'Equipment', description: 'Add, change and delete equipment and its categories' },
  'images.view': { category: 'Upload', description: 'See the images and folders of the image library' },
  'images.manage': {
    category: 'Upload',
    description: 'Add, change and delete images and folders of the image library',
  },
  'rentals.view': { category: 'Rentals', description: 'Read rental requests' },
  'rentals.manage': { category: 'Rentals', description: 'Approve, reject and edit rental requests' },
  'custom_builds.view': { category: 'Custom Builds', description: 'Read custom build requests' },
  'custom_builds.manage': { category: 'Custom Builds', description: 'Approve, reject and edit custom build requests' },
  'contact.view': { category: 'Contact Requests', description: 'Read contact messages' },
  'contact.manage': { category: 'Contact Requests', description: 'Answer contact messages by e-mail and mark them' },
  'business_info.view': { category: 'Business Info', description: 'See the business information' },
  'business_info.manage': {
    category: 'Business Info',
    description: 'Change the business information and the site password',
  },
  'activity.view': { category: 'Activity', description: 'See activity and notifications' },
  'activity.manage': { category: 'Activity', description: 'Add entries to the activity list' },
  'admin_access.view': { category: 'Admin Access', description: 'See accounts, groups and who changed what' },
  'admin_access.manage': { category: 'Admin Access', description: 'Add, change and delete accounts and groups' },
  'developer_logs.view': { category: 'Developer', description: 'Read the API and error logs' },
  'developer_logs.export': { category: 'Developer', description: 'Export the API and error logs' },
}

/** The category and description of a permission for the group form. */
export function wordsOf(name: Permission): Words {
  return WORDS[name]
}

/** Every permission with its description; `granted` if `held` includes it. */
export function permissionEntries(held: readonly string[]): PermissionEntry[] {
  return PERMISSIONS.map((name, index) => ({
    id: index + 1,
    name,
    ...wordsOf(name),
    granted: hasPermission(held, name),
  }))
}
