import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { watchAttendance } from './api/attendance.ts'
import { sessionClient } from './api/query-client.ts'
import { markLoaded } from './mark-loaded.ts'
import { $router } from './router.ts'
import { preloadSection } from './sections.ts'
import { $token } from './session/token.ts'
import { Gate } from './shell/gate.tsx'
import { onlyFigures } from './ui/form/only-figures.ts'
import { Toaster } from './ui/toast/toaster.tsx'

if ($token.get()) preloadSection($router.get()?.params.key ?? '')

watchAttendance()
addEventListener('beforeinput', onlyFigures)
// A file that is dragged over anything that does not accept it would be opened by the browser, and what was typed would be lost.
addEventListener('dragover', (event) => {
  if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return
  event.preventDefault()
  event.dataTransfer.dropEffect = 'none'
})
document.addEventListener('load', markLoaded, true)

const place = document.getElementById('portal')
if (place) {
  createRoot(place).render(
    <StrictMode>
      <QueryClientProvider client={sessionClient}>
        <Gate />
        <Toaster />
      </QueryClientProvider>
    </StrictMode>,
  )
}
