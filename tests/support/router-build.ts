import type { ServerBuild } from 'react-router'

type Parts = { entry: object; routes: object; assetRoutes?: object }

/** A build of a site with a few routes, as React Router makes it for the server. */
export const routerBuild = ({ entry, routes, assetRoutes = {} }: Parts): ServerBuild =>
  ({
    entry: { module: entry },
    routes,
    assets: { entry: { imports: [], module: '' }, routes: assetRoutes, url: '', version: '' },
    basename: '/',
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  }) as unknown as ServerBuild
