// In development, React Router's plugin throws unless React Refresh was set up by its own document. Live parts do not use
// React Refresh: the page is reloaded instead.
if (import.meta.env.DEV)
  Object.assign(window, {
    __vite_plugin_react_preamble_installed__: true,
    $RefreshReg$: () => {},
    $RefreshSig$: () => (type: unknown) => type,
  })
