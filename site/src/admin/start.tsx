import { createRoot } from 'react-dom/client'
import { Portal } from './portal.tsx'

const place = document.getElementById('portal')
if (place) createRoot(place).render(<Portal />)
