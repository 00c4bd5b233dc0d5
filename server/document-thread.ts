// What runs in the document thread: a bundle of its own, so that the pages' process never loads what writes PDFs.
import { documents } from '../app/documents.ts'
import { serveTasks } from '../app/platform/thread-tasks.server.ts'

serveTasks(documents)
