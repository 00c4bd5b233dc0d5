// The script of the document process. It is a separate bundle, so that the process of the pages never loads the PDF library.
import { documents } from '../app/documents.ts'
import { serveTasks } from '../app/platform/document-tasks.server.ts'

serveTasks(documents)
