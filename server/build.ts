import type { ServerBuild } from 'react-router'
import type { services } from '../app/platform/services.ts'

/** React Router's build of the app, whose server entry also gives the key its loaders look services up with. */
export type AppBuild = ServerBuild & { entry: { module: { services: typeof services } } }
