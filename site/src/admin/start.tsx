import { createRoot } from 'react-dom/client'
import { Portal } from './portal.tsx'
import { refuseFiles } from './refuse-files.ts'
import { $router } from './router.ts'
import { preloadSection } from './sections.ts'
import { $token } from './session/token.ts'
import { onlyFigures } from './ui/form/only-figures.ts'

if ($token.get()) preloadSection($router.get()?.params.key ?? '')

addEventListener('beforeinput', onlyFigures)
addEventListener('dragover', refuseFiles)

const place = document.getElementById('portal')
if (place) createRoot(place).render(<Portal />)
