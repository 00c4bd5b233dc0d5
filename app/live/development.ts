// In development React Router's plugin expects that its own document has prepared React Refresh. Live parts are reloaded
// with their page instead.
if (import.meta.env.DEV)
  Object.assign(window, {
    __vite_plugin_react_preamble_installed__: true,
    $RefreshReg$: () => {},
    $RefreshSig$: () => (type: unknown) => type,
  })
