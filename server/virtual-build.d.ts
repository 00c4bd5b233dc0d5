declare module 'virtual:react-router/server-build' {
  const build: import('./build.ts').AppBuild
  export = build
}
