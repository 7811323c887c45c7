import { isPasswordRequired } from '../api/site-access.ts'
import { ENTERED, lockedPath } from '../stores/site-entry.ts'
import { recall } from './visit-storage.ts'

// The server refuses whoever has not entered. This is for a page that was kept from before the site was locked.
if (recall(ENTERED) !== 'true') {
  void isPasswordRequired().then((isRequired) => {
    if (isRequired) location.replace(lockedPath(new URL(location.href)))
  })
}
