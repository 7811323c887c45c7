import { isPasswordRequired } from '../api/site-access.ts'
import { ENTERED, lockedPath } from '../stores/site-entry.ts'
import { recall } from './visit-storage.ts'

// The server refuses visitors who have not entered; this check is for a page cached before the site was locked.
if (recall(ENTERED) !== 'true') {
  void isPasswordRequired().then((isRequired) => {
    if (isRequired) location.replace(lockedPath(new URL(location.href)))
  })
}
