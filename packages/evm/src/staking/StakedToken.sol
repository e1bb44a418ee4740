// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {ERC20Votes} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Votes.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {EIP712} from "@openzeppelin/contracts/utils/cryptography/EIP712.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {Time} from "@openzeppelin/contracts/utils/types/Time.sol";
import {IStakedToken} from "../interfaces/IStakedToken.sol";
import {ExactTransfer} from "../libraries/ExactTransfer.sol";
import {ReentrancyLock} from "../libraries/ReentrancyLock.sol";
import {TokenMetadata} from "../libraries/TokenMetadata.sol";

/// @title Stakes a token for voting power that cannot be transferred; no owner
/// @notice For tokens that transfer exactly and do not rebase; others can hurt only the stakes in themselves.
contract StakedToken is IStakedToken, ERC20Votes, ReentrancyLock {
    using SafeERC20 for IERC20;

    uint256 public constant MAX_WAITING_TIME = 60 days;
    uint256 public constant MAX_PER_CLAIM = 50;

    /// @notice The token that is staked.
    IERC20 public immutable UNDERLYING;
    /// @notice Seconds between `unstake` and the claim.
    uint256 public immutable WAITING_TIME;
    uint8 private immutable DECIMALS;

    /// @inheritdoc IStakedToken
    uint256 public totalWaiting;
    mapping(address account => Request[]) private _requests;
    /// @dev Index of the oldest unpaid request.
    mapping(address account => uint256) private _paid;

    constructor(IERC20 underlying, uint256 waitingTime, string memory name_, string memory symbol_)
        ERC20(name_, symbol_)
        EIP712(name_, "1")
    {
        if (address(underlying).code.length == 0) revert UnderlyingNotAContract();
        if (waitingTime > MAX_WAITING_TIME) revert WaitingTimeTooLong();
        (UNDERLYING, WAITING_TIME) = (underlying, waitingTime);
        (, DECIMALS) = TokenMetadata.decimals(address(underlying));
    }

    /// @inheritdoc IStakedToken
    function stake(uint256 amount) external nonReentrant {
        if (amount == 0) revert ZeroAmount();
        ExactTransfer.pull(address(UNDERLYING), msg.sender, address(this), amount);
        _mint(msg.sender, amount);
        emit Staked(msg.sender, amount);
    }

    /// @inheritdoc IStakedToken
    function unstake(uint256 amount) external nonReentrant {
        if (amount == 0) revert ZeroAmount();
        _burn(msg.sender, amount);
        totalWaiting += amount;
        uint256 unlockTime = block.timestamp + WAITING_TIME;
        // votes are capped at 2^208 - 1 by ERC20Votes, so that no stake is cut here
        _requests[msg.sender].push(Request(uint208(amount), uint48(unlockTime)));
        emit UnstakeRequested(msg.sender, amount, unlockTime);
    }

    /// @inheritdoc IStakedToken
    function claimUnlocked() external nonReentrant returns (uint256 amount) {
        uint256 next;
        (amount, next) = _unlocked(msg.sender);
        if (amount == 0) revert NothingUnlocked();
        _paid[msg.sender] = next;
        totalWaiting -= amount;
        emit UnlockedClaimed(msg.sender, amount);
        uint256 before = UNDERLYING.balanceOf(address(this));
        UNDERLYING.safeTransfer(msg.sender, amount);
        uint256 paid = Math.saturatingSub(before, UNDERLYING.balanceOf(address(this)));
        // a token that takes more than was asked would take it from the other stakes
        if (paid != amount) revert InexactPayout(amount, paid);
    }

    /// @inheritdoc IStakedToken
    function unlockedOf(address account) external view returns (uint256 amount) {
        (amount,) = _unlocked(account);
    }

    /// @inheritdoc IStakedToken
    function requestCount(address account) public view returns (uint256) {
        return _requests[account].length - _paid[account];
    }

    /// @inheritdoc IStakedToken
    function requestsOf(address account, uint256 start, uint256 count) external view returns (Request[] memory page) {
        uint256 available = Math.saturatingSub(requestCount(account), start);
        page = new Request[](Math.min(count, available));
        for (uint256 i; i < page.length; ++i) {
            page[i] = _requests[account][_paid[account] + start + i];
        }
    }

    /// @inheritdoc ERC20
    function decimals() public view override returns (uint8) {
        return DECIMALS;
    }

    /// @notice Votes are counted by the second.
    function clock() public view override returns (uint48) {
        return Time.timestamp();
    }

    /// @notice How `clock` counts, as ERC-6372 writes it.
    function CLOCK_MODE() public pure override returns (string memory) {
        return "mode=timestamp";
    }

    function _update(address from, address to, uint256 value) internal override {
        if (from != address(0) && to != address(0)) revert NotTransferable();
        super._update(from, to, value);
    }

    /// @dev The waiting time is the same for all, so that the oldest request is always the first through.
    function _unlocked(address account) private view returns (uint256 amount, uint256 next) {
        Request[] storage requests = _requests[account];
        next = _paid[account];
        uint256 end = Math.min(requests.length, next + MAX_PER_CLAIM);
        while (next < end && requests[next].unlockTime <= block.timestamp) {
            amount += requests[next].amount;
            ++next;
        }
    }
}
