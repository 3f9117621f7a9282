import type { FastifyReply } from 'fastify';

/** Adds names to the response's `Vary` header, each once. */
export function addVary(reply: FastifyReply, ...names: readonly string[]): void {
  const given = String(reply.getHeader('vary') ?? '')
    .split(',')
    .map((each) => each.trim().toLowerCase());
  reply.header('vary', [...new Set([...given, ...names])].filter(Boolean).join(', '));
}
