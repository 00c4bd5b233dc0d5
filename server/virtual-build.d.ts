declare module 'virtual:react-router/server-build' {
  const build: import('./build.ts').AppBuild
  export = build
}

declare module 'virtual:react-router/inject-hmr-runtime'
