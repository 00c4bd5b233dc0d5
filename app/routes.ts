import { index, route, type RouteConfig } from '@react-router/dev/routes'

// Every address and its screen, in the order of the site's menu.
export default [
  index('site/home/home.screen.tsx'),
] satisfies RouteConfig
