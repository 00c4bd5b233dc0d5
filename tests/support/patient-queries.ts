import { configure } from '@testing-library/react'

// Testing Library gives up after a second, but a busy machine is no fault.
configure({ asyncUtilTimeout: 20_000 })
