import { isPasswordRequired } from '../api/site-access.ts'
import { lockedPath } from '../locked-path.ts'
import { hasEntered } from './visit.ts'

// The server refuses visitors who have not entered; this check is for a page cached before the site was locked.
if (!hasEntered()) {
  void isPasswordRequired().then((isRequired) => {
    if (isRequired) location.replace(lockedPath(new URL(location.href)))
  })
}
