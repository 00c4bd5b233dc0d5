import { TestDriveForm } from './site/test-drive/TestDriveForm.tsx'

/** Every part of a page that comes to life, by the name its page gives it. */
export const liveParts = { 'test-drive': TestDriveForm }
