import datetime
import io

import openpyxl
from openpyxl.styles import Font

book = openpyxl.Workbook()
sheet = book.active
sheet.title = 'Sales'
sheet.append(['who', 'what', 'when', 'how much'])
for row in (['Ann & Co', 'x < y', datetime.date(2024, 2, 29), 3.5], ['Böb', None, datetime.datetime(2024, 3, 1, 12, 30), 7]):
    sheet.append(row)
sheet['D4'] = '=SUM(D2:D3)'
sheet['A1'].font = Font(bold=True)
sheet.merge_cells('A6:B6')
book.create_sheet('Empty')
data = io.BytesIO()
book.save(data)

data.seek(0)
again = openpyxl.load_workbook(data)
print(again.sheetnames, again['Sales'].dimensions, again['Sales'].merged_cells.ranges)
for row in again['Sales'].iter_rows(min_row=1, max_row=4):
    print([(cell.coordinate, cell.value, cell.font.bold) for cell in row])
