import './development.ts'
import './hydrate.tsx'
