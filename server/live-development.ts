// React's hot reload has to be in place before the first component is fetched.
import 'virtual:react-router/inject-hmr-runtime'

await import('../app/entry.live.ts')
