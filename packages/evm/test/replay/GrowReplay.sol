// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {PresaleFees} from "../../src/interfaces/IPresale.sol";
import {
    IPrivateSale,
    IPrivateSaleFactory,
    PartsInfo,
    PrivateSaleInfo,
    PrivateSaleInfo2,
    PrivateSaleStatus,
    PrivateSaleVesting
} from "../../src/interfaces/IPrivateSale.sol";
import {TokenMeta} from "../../src/interfaces/TokenMeta.sol";
import {Vm} from "../support/Vm.sol";
import {BuyersReplay} from "./BuyersReplay.sol";

/// @notice One RAB Grow, from its logs and its factory's; a log's time is the block's.
contract GrowReplay is BuyersReplay {
    PrivateSaleInfo private _info;
    PrivateSaleInfo2 private _info2;
    PresaleFees private _fees;
    PrivateSaleVesting private _vesting;
    uint8 private _tokenDecimals;
    uint8 private _baseDecimals;
    uint8 private _reviewed;
    uint256 private _refundsUntil;
    PartsInfo private _parts;

    constructor(address sale) BuyersReplay(sale) {}

    function check() external view override {
        _checkCommon(_info.saleToken, _info.baseToken);
        _same(SALE, abi.encodeCall(IPrivateSale.getInfo, ()), _answer(), "getInfo");
        _same(SALE, abi.encodeCall(IPrivateSale.presaleStatus, ()), abi.encode(_state()), "status");
        _same(SALE, abi.encodeCall(IPrivateSale.refundsUntil, ()), abi.encode(_refundsUntil), "refunds until");
        _same(SALE, abi.encodeCall(IPrivateSale.parts, ()), abi.encode(_parts), "parts");
    }

    function _take(Vm.Log memory log) internal override {
        bytes32 kind = log.topics[0];
        bool isCreation = kind == IPrivateSaleFactory.PrivateSaleCreated.selector;
        if (isCreation && _address(log.topics[1]) == SALE) _create(log.data);
        if (kind == IPrivateSaleFactory.PartsAgreed.selector && _address(log.topics[1]) == SALE) {
            (_parts.count, _parts.period) = abi.decode(log.data, (uint256, uint256));
        }
        if (log.emitter != SALE) return;
        if (kind == IPrivateSale.StatusSetByRAB.selector) {
            _reviewed = abi.decode(log.data, (uint8));
            if (_reviewed == 4) _refundsUntil = block.timestamp + 3 days;
        } else if (kind == IPrivateSale.VisibilitySet.selector) {
            _info2.isVisible = abi.decode(log.data, (bool));
        } else if (kind == IPrivateSale.Finalized.selector) {
            isFinalized = true;
        } else if (kind == IPrivateSale.PartsPaid.selector) {
            _payParts(log.data);
        } else if (kind == IPrivateSale.HandedBack.selector) {
            _handBack(_address(log.topics[1]), log.data);
        } else if (kind == IPrivateSale.PartsStopped.selector) {
            _parts.isStopped = abi.decode(log.data, (bool));
        } else {
            _takeCommon(log);
        }
    }

    function _forgetsReferral() internal view override returns (bool) {
        return !isFinalized;
    }

    /// @dev The first date follows from the time of the first part, the others from the parts paid.
    function _payParts(bytes memory data) private {
        uint256 before = _parts.paid;
        (_parts.paid,,, _parts.left, _parts.shared) = abi.decode(data, (uint256, uint256, uint256, uint256, uint256));
        if (before == 0) _parts.next = block.timestamp + _parts.period;
        else _parts.next += (_parts.paid - before) * _parts.period;
    }

    function _handBack(address account, bytes memory data) private {
        (, uint256 deposit, uint256 tokens, uint256 left, uint256 count) =
            abi.decode(data, (uint256, uint256, uint256, uint256, uint256));
        buyers[account].baseDeposited -= deposit;
        buyers[account].totalAmount -= tokens;
        (refunded, sold, numBuyers) = (refunded + deposit, sold - tokens, count);
        (_parts.left, _parts.shared) = (left, _parts.shared - deposit);
    }

    function _setProjectInfo(string memory hash) internal override {
        _info2.projectInfoHash = hash;
    }

    function _create(bytes memory data) private {
        TokenMeta memory token;
        TokenMeta memory base;
        (_info, _info2, _fees, _vesting, token, base) = abi.decode(
            data, (PrivateSaleInfo, PrivateSaleInfo2, PresaleFees, PrivateSaleVesting, TokenMeta, TokenMeta)
        );
        (_tokenDecimals, _baseDecimals) = (token.decimals, base.decimals);
        payees = [_info2.presaleOwner, _fees.feeAddress];
    }

    function _answer() private view returns (bytes memory) {
        PrivateSaleStatus memory status =
            PrivateSaleStatus(collected, sold, withdrawn, refunded, numBuyers, forceFailed);
        return abi.encode(uint256(1), _info, _info2, _fees, status, _state(), _vesting, totalReferred);
    }

    /// @dev 0 QUED, 1 ACTIVE, 2 SUCCESS, 3 FAILED, 4 LISTING, 5 SATISFY, 6 NOT_SATISFY
    function _state() private view returns (uint8) {
        if (forceFailed) return 3;
        if (_reviewed != 0) return _reviewed;
        if (!_isFilled(_info.hardCap, _info.tokenPrice, _tokenDecimals, _baseDecimals)) {
            if (block.timestamp < _info.startTime) return 0;
            if (block.timestamp <= _info.endTime) return 1;
            if (collected < _info.softCap) return 3;
        }
        return block.timestamp > _info.endTime + 30 days ? 3 : 2;
    }
}
