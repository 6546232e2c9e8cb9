import type { Handlers } from '#server/http/handler.ts';
import { getChartUsage } from './get-chart-usage.ts';
import { listChartUsage } from './list-chart-usage.ts';
import { recordChartUsage } from './record-chart-usage.ts';

export const chartUsageOperations = {
  getChartUsage,
  listChartUsage,
  recordChartUsage,
} satisfies Partial<Handlers>;
