import type { ServerBuild } from 'react-router'
import type { services } from '../app/platform/services.ts'

/** React Router's build of the app. The server entry also exports the context key under which loaders find services. */
export type AppBuild = ServerBuild & { entry: { module: { services: typeof services } } }
