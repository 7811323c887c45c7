import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { sessionClient } from './api/query-client.ts'
import { Gate } from './shell/gate.tsx'
import { Toaster } from './ui/toast/toaster.tsx'

/** The staff portal: the shell for those signed in, the login for everybody else. */
export function Portal() {
  return (
    <StrictMode>
      <QueryClientProvider client={sessionClient}>
        <Gate />
        <Toaster />
      </QueryClientProvider>
    </StrictMode>
  )
}
