import {
  type BuildCorrection,
  type BuildEdit,
  BuildList,
  BuildResponse,
  type BuildStatus,
  type CustomBuild,
} from '#contract/requests/custom-build'
import { call } from '../api/call.ts'
import type { DeskFilter, DeskMove } from '../requests/desk.ts'
import { pageQuery } from '../requests/page-query.ts'

/** One page of the build requests, newest first. */
export function listBuilds(filter: DeskFilter<BuildStatus>, cursor: string, signal?: AbortSignal): Promise<BuildList> {
  return call(BuildList, `/api/custom-builds?${pageQuery(filter, cursor)}`, { signal })
}

/** One build request. */
export async function getBuild(id: number, signal?: AbortSignal): Promise<CustomBuild> {
  return (await call(BuildResponse, `/api/custom-builds/${id}`, { signal })).quote
}

/** Moves a build request to another state; 412 if it has changed since its `version`. */
export async function moveBuild({ id, version }: CustomBuild, body: DeskMove<BuildStatus>): Promise<CustomBuild> {
  return (await call(BuildResponse, `/api/custom-builds/${id}/status`, { method: 'PUT', body, version })).quote
}

/** Stores notes, price and last day of a quote; 412 if the request has changed since `version`. */
export async function editBuild(id: number, body: BuildEdit, version: number): Promise<CustomBuild> {
  return (await call(BuildResponse, `/api/custom-builds/${id}`, { method: 'PUT', body, version })).quote
}

/** Stores the customer's corrected details; 412 if the request has changed since `version`. */
export async function correctBuild(id: number, body: BuildCorrection, version: number): Promise<CustomBuild> {
  return (await call(BuildResponse, `/api/custom-builds/${id}/customer`, { method: 'PUT', body, version })).quote
}
