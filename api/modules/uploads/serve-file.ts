import { uuid as uuidSchema } from '@cairn/shared-contracts/api/common.schema';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { notFound } from '../../platform/errors.ts';
import { readToken } from '../../platform/http/locale.ts';
import type { Services } from '../../platform/services.ts';
import { isInChatOf } from '../chat/attachment.ts';
import { viewerOf } from '../chat/chat-side.ts';
import { isMeetingFileRead, MEETING_BUCKET } from '../meeting/file-access.ts';
import { authenticate } from '../user/session.ts';
import { byteRange } from './byte-range.ts';
import { filePath } from './file-url.ts';
import { storageKey, storageOf, type UploadRow } from './upload-store.ts';

const addressed = z.object({ uuid: uuidSchema });

/** a file of others runs nothing, wherever it is opened */
const CLOSED = "default-src 'none'; media-src 'self'; sandbox";
const FOREVER = 'public, max-age=31536000, immutable';

/**
 * A public file is anybody's who knows its address, one of meeting information as long as somebody is met; another one its owner's, an
 * admin's, or the sides' of the chat that it was sent in.
 */
async function mayRead(services: Services, request: FastifyRequest, row: UploadRow): Promise<boolean> {
  if (row.bucket === MEETING_BUCKET) return isMeetingFileRead(services, row.id);
  if (row.is_public) return true;
  const token = readToken(request.headers['x-authorization']);
  const user = token ? await authenticate(services, token) : null;
  if (user === null) return false;
  return user.role === 'admin' || user.id === row.user_id || isInChatOf(services.db, viewerOf(user), row.id);
}

async function findFile(services: Services, request: FastifyRequest, kind: string): Promise<UploadRow> {
  const params = addressed.safeParse(request.params);
  const row = params.success
    ? await services.db
        .selectFrom('uploads')
        .selectAll()
        .where('uuid', '=', params.data.uuid)
        .where('kind', '=', kind)
        .executeTakeFirst()
    : undefined;
  if (!row || !(await mayRead(services, request, row))) throw notFound('file_not_found');
  return row;
}

/** Uploaded documents, videos and voice notes: GET /media/<kind>-upload/<uuid>, in parts where a player asks for them. */
export function serveFiles(app: FastifyInstance, services: Services): void {
  const storage = storageOf(services);
  for (const kind of ['file', 'video', 'voice'] as const) {
    app.get(filePath({ kind, uuid: ':uuid' }), async (request, reply) => {
      const row = await findFile(services, request, kind);
      const range = byteRange(request.headers.range, row.size);
      if (range === 'outside') return reply.code(416).header('content-range', `bytes */${row.size}`).send();
      const body = await storage.read(storageKey(row), range ?? undefined);
      if (!body) throw notFound('file_not_found');
      const name = encodeURIComponent(row.name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
      reply
        .header('cache-control', row.is_public ? FOREVER : 'private, no-store')
        .header('content-disposition', `${kind === 'file' ? 'attachment' : 'inline'}; filename*=UTF-8''${name}`)
        .header('content-security-policy', CLOSED)
        .header('x-content-type-options', 'nosniff')
        .header('accept-ranges', 'bytes')
        .type(row.content_type);
      if (!range) return reply.header('content-length', row.size).send(body);
      return reply
        .code(206)
        .header('content-range', `bytes ${range.start}-${range.end}/${row.size}`)
        .header('content-length', range.end - range.start + 1)
        .send(body);
    });
  }
}
